/// The style sheet of a report's page.
enum PageStyle {
  static let text = #"""
    :root {
      --page: #fbfaf8; --card: #ffffff; --line: #dedbd5; --control: #85817a;
      --text: #20252b; --quiet: #575d65; --accent: #15566f; --bar: #4d8aa1;
      --fixed: #1b6536; --fixed-tint: #e4f2e8;
      --fixable: #14557f; --fixable-tint: #e3eef7;
      --unsafe: #744700; --unsafe-tint: #faeedb;
      --person: #573a87; --person-tint: #eee9f7;
      --hot: #50555c; --hot-tint: #ecedef;
      --added: #14532d; --added-tint: #e6f4ea;
      --removed: #7f1d1d; --removed-tint: #fbe9e7;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #14171a; --card: #1b1f23; --line: #343a41; --control: #828a93;
        --text: #e7e5e0; --quiet: #abb1b8; --accent: #93cbe2; --bar: #5d9ab3;
        --fixed: #93d8a8; --fixed-tint: #16301f;
        --fixable: #93c9ef; --fixable-tint: #142c3e;
        --unsafe: #efc27e; --unsafe-tint: #3a2b12;
        --person: #ccb8f0; --person-tint: #2d2442;
        --hot: #c2c6cb; --hot-tint: #2b3036;
        --added: #a9e5ba; --added-tint: #12301d;
        --removed: #f3bcb8; --removed-tint: #3c1c1b;
      }
    }
    @media (prefers-contrast: more) {
      :root { --line: currentColor; --control: currentColor; --quiet: var(--text); }
    }

    * { box-sizing: border-box; }
    html { color-scheme: light dark; }
    body {
      margin: 0; background: var(--page); color: var(--text);
      font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
    }
    header, main, footer { max-width: 68rem; margin: 0 auto; padding: 0 clamp(1rem, 4vw, 2.5rem); }
    header { padding-top: clamp(2rem, 6vw, 4rem); }
    footer { padding-top: 3rem; padding-bottom: 3rem; color: var(--quiet); font-size: .9375rem; }
    section { margin-top: 3rem; }

    h1, h2, h3, h4, h5, p, ul, dl, figure, pre { margin: 0; }
    h1 { font-size: clamp(1.75rem, 1.2rem + 2.6vw, 2.75rem); line-height: 1.15; letter-spacing: -.02em; }
    h2 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -.01em; }
    h3 { font-size: 1.1875rem; }
    h4 { font-size: 1.0625rem; }
    h5 { font-size: 1.0625rem; line-height: 1.4; }
    code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    code { font-size: .9em; overflow-wrap: anywhere; }
    a { color: var(--accent); text-underline-offset: .2em; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 3px; }

    .eyebrow { color: var(--quiet); font-size: .9375rem; }
    .lead { margin-top: .75rem; max-width: 44rem; font-size: 1.125rem; }
    .skip { position: absolute; left: 1rem; top: -6rem; padding: .75rem 1rem; background: var(--card); z-index: 1; }
    .skip:focus { top: 1rem; }

    /* Overview */
    .stack { margin-top: 1.25rem; }
    .stack svg { display: block; width: 100%; height: 1.25rem; border-radius: .3rem; }
    .legend { display: flex; flex-wrap: wrap; gap: .35rem 1.5rem; margin-top: .75rem; padding: 0; list-style: none; }
    .swatch { display: inline-block; width: .8em; height: .8em; margin-right: .5em; border-radius: .2em; }
    rect.fixed { fill: var(--fixed); } .swatch.fixed { background: var(--fixed); }
    rect.fixable { fill: var(--fixable); } .swatch.fixable { background: var(--fixable); }
    rect.unsafe-fixable { fill: var(--unsafe); } .swatch.unsafe-fixable { background: var(--unsafe); }
    rect.display-only { fill: var(--person); } .swatch.display-only { background: var(--person); }
    rect.hot-path { fill: var(--hot); } .swatch.hot-path { background: var(--hot); }
    .tables { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 2rem; margin-top: 2rem; }
    .bars { width: 100%; border-collapse: collapse; align-self: start; }
    .bars caption { padding-bottom: .5rem; font-weight: 600; text-align: left; }
    .bars thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
    .bars th { padding: .3rem 1rem .3rem 0; font-weight: 400; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
    .bars td { width: 45%; padding: .3rem 0; white-space: nowrap; vertical-align: top; }
    .bars svg { width: calc(100% - 4rem); height: .7rem; margin-right: .75rem; }
    .bars td span { display: inline-block; min-width: 2.5em; text-align: right; font-variant-numeric: tabular-nums; }
    .bars rect { fill: var(--bar); }

    /* The filter */
    form {
      display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); gap: 1rem;
      align-items: end; margin-top: 1.25rem;
    }
    form[hidden] { display: none; }
    .wide { grid-column: span 2; }
    label { display: block; margin-bottom: .25rem; font-size: .9375rem; }
    input, select, button {
      min-height: 2.75rem; width: 100%; padding: .4rem .75rem; border: 1px solid var(--control);
      border-radius: .5rem; background: var(--card); color: inherit; font: inherit;
    }
    button { width: auto; cursor: pointer; }
    button:hover { border-color: var(--accent); color: var(--accent); }
    .buttons { display: flex; gap: .5rem; }
    .status { min-height: 1.6em; margin-top: .75rem; color: var(--quiet); }

    /* Findings */
    .module { margin-top: 2rem; }
    .status + .module { margin-top: .75rem; }
    .screen { margin-top: 1rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); }
    summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem 1rem; padding: .85rem 1.25rem; cursor: pointer; }
    summary::before { content: ""; width: .5em; height: .5em; border: solid var(--quiet); border-width: 0 2px 2px 0; transform: rotate(-45deg); }
    [open] > summary::before { transform: rotate(45deg); }
    summary::-webkit-details-marker { display: none; }
    summary h4 { overflow-wrap: anywhere; }
    summary span { color: var(--quiet); }
    .screen article { padding: 1.5rem 1.25rem; border-top: 1px solid var(--line); }
    .screen article > * + * { margin-top: .9rem; }
    .place { display: flex; flex-wrap: wrap; align-items: baseline; gap: .35rem .75rem; margin-top: .4rem !important; color: var(--quiet); }
    .place .path { color: var(--text); }
    .badge { padding: .1rem .6rem; border-radius: 1rem; font-size: .875rem; font-weight: 600; }
    .badge.fixed { background: var(--fixed-tint); color: var(--fixed); }
    .badge.fixable { background: var(--fixable-tint); color: var(--fixable); }
    .badge.unsafe-fixable { background: var(--unsafe-tint); color: var(--unsafe); }
    .badge.display-only { background: var(--person-tint); color: var(--person); }
    .badge.hot-path { background: var(--hot-tint); color: var(--hot); }
    .speech { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: 1rem; }
    .speech div { padding-left: 1rem; border-left: 3px solid var(--line); }
    .speech .after { border-left-color: var(--accent); }
    .speech dt { color: var(--quiet); font-size: .9375rem; }
    .speech dd { margin: 0; font-size: 1.0625rem; }
    .reason strong, .check strong { margin-right: .35em; }
    .check { color: var(--quiet); } .check strong, .check code { color: var(--text); }
    figcaption { overflow-wrap: anywhere; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .25rem 1rem; margin-bottom: .35rem; color: var(--quiet); font-size: .9375rem; }
    figcaption button { min-height: 2rem; padding: .1rem .75rem; font-size: .9375rem; }
    pre { padding: .75rem 0; border: 1px solid var(--line); border-radius: .5rem; background: var(--page); line-height: 1.5; tab-size: 4; }
    pre code { display: block; padding: 0 1rem; white-space: pre-wrap; }
    ins, del { display: inline-block; width: calc(100% + 2rem); margin: 0 -1rem; padding: 0 1rem; text-decoration: none; }
    ins { background: var(--added-tint); color: var(--added); }
    del { background: var(--removed-tint); color: var(--removed); }
    .at { color: var(--quiet); }

    /* Rules */
    .rule { max-width: 48rem; margin-top: 1.5rem; }
    .rule > * + * { margin-top: .5rem; }
    .problems { margin-top: 1rem; }

    @media (max-width: 30rem) {
      .screen article { padding: 1.25rem 1rem; }
      pre code { padding: 0 .75rem; font-size: .8125rem; }
      ins, del { width: calc(100% + 1.5rem); margin: 0 -.75rem; padding: 0 .75rem; }
      .wide { grid-column: auto; }
      .bars td { width: 38%; }
    }
    @media (prefers-reduced-motion: no-preference) {
      html { scroll-behavior: smooth; }
      summary::before { transition: transform .15s; }
    }
    @media (forced-colors: active) {
      rect, .swatch { forced-color-adjust: none; }
      ins { border-left: 3px solid; } del { border-left: 3px dashed; }
    }
    @page { margin: 1.5cm; }
    @media print {
      :root { color-scheme: light; }
      .swatch, .badge, ins, del { print-color-adjust: exact; }
      body { background: #ffffff; font-size: 10pt; }
      header, main, footer { max-width: none; padding: 0; }
      form, .status, .skip, figcaption button, summary::before { display: none !important; }
      article, .bars tr { break-inside: avoid; }
      h2, h3, summary { break-after: avoid; }
      .screen::details-content { content-visibility: visible; height: auto; }
    }

    """#
}
