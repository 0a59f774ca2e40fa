/// The script of a report's page, which shows all without it.
enum PageScript {
  static let text = #"""
    // Filters the findings. Without this script the page shows all of them.
    (() => {
      "use strict";
      const form = document.getElementById("filter");
      if (!form) return;
      const status = document.getElementById("status");
      const toggle = document.getElementById("toggle");
      const field = (id) => document.getElementById(id);
      const screens = [...document.querySelectorAll(".screen")].map((element) => ({
        element,
        module: element.closest(".module"),
        count: element.querySelector("summary span"),
        articles: [...element.querySelectorAll("article")],
      }));
      const total = screens.reduce((sum, screen) => sum + screen.articles.length, 0);
      const few = 60;
      const words = (count) => `${count.toLocaleString("en")} finding${count === 1 ? "" : "s"}`;
      const texts = new Map();

      // What a search looks through: made once, when it is first needed.
      const text = (article, screen) => {
        if (!texts.has(article)) {
          const name = screen.element.querySelector("h4").textContent;
          texts.set(article, `${name} ${article.textContent}`.toLowerCase());
        }
        return texts.get(article);
      };

      // What is asked for now; an empty choice asks for nothing.
      const read = () => ({
        words: field("text").value.trim().toLowerCase().split(/\s+/).filter(Boolean),
        rule: field("rule").value,
        state: field("state").value,
        module: field("module")?.value ?? "",
      });

      const isWanted = (article, screen, choice) =>
        (!choice.module || choice.module === screen.module.dataset.module)
        && (!choice.rule || choice.rule === article.dataset.rule)
        && (!choice.state || choice.state === article.dataset.state)
        && choice.words.every((word) => text(article, screen).includes(word));

      const apply = () => {
        const choice = read();
        const isFiltered = Boolean(choice.words.length || choice.rule || choice.state || choice.module);
        let shown = 0;
        const modules = new Map();
        for (const screen of screens) {
          const wanted = screen.articles.map((article) => !isFiltered || isWanted(article, screen, choice));
          const count = wanted.filter(Boolean).length;
          if (screen.element.hidden !== (count === 0)) screen.element.hidden = count === 0;
          modules.set(screen.module, (modules.get(screen.module) ?? 0) + count);
          shown += count;
          // What is out of sight as a whole need not be changed in its parts.
          if (count === 0) continue;
          const text = count === wanted.length ? words(count) : `${count} of ${words(wanted.length)}`;
          if (screen.count.textContent !== text) screen.count.textContent = text;
          screen.articles.forEach((article, index) => {
            if (article.hidden === wanted[index]) article.hidden = !wanted[index];
          });
        }
        for (const [module, count] of modules) module.hidden = count === 0;
        const visible = screens.filter((screen) => !screen.element.hidden);
        if (isFiltered) for (const screen of visible) screen.element.open = shown <= few || visible.length === 1;
        status.textContent = shown === 0 ? "No finding matches."
          : isFiltered ? `${words(shown)} of ${total.toLocaleString("en")} match.` : "";
        nameToggle();
      };

      const isAnyOpen = () => screens.some((screen) => screen.element.open && !screen.element.hidden);
      const nameToggle = () => { toggle.textContent = isAnyOpen() ? "Close all" : "Open all"; };
      toggle.addEventListener("click", () => {
        const open = !isAnyOpen();
        for (const screen of screens) if (!screen.element.hidden) screen.element.open = open;
        nameToggle();
      });
      document.addEventListener("toggle", nameToggle, true);

      let timer;
      form.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(apply, 150); });
      form.addEventListener("reset", () => { setTimeout(apply); field("text").focus(); });
      form.addEventListener("submit", (event) => { event.preventDefault(); apply(); });

      // A link to a screen opens it.
      const open = () => {
        const target = location.hash && document.getElementById(location.hash.slice(1));
        const screen = target && target.closest(".screen");
        if (!screen) return;
        if (screen.hidden) { form.reset(); apply(); }
        screen.open = true;
        screen.querySelector("summary").focus({ preventScroll: true });
        screen.scrollIntoView();
      };
      addEventListener("hashchange", open);

      // A fix can be taken from the page as a patch.
      const patch = (figure) => {
        const body = figure.querySelector("code").textContent.replace(/\n$/, "");
        const lines = "returns" in figure.dataset
          ? body.replace(/^([ +-].*)$/gm, "$1\r") : body;
        return `${figure.dataset.heading}\n${lines}\n`;
      };
      const addCopy = (figure) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = "Copy as patch";
        button.addEventListener("click", async () => {
          await navigator.clipboard.writeText(patch(figure));
          status.textContent = "The patch is on the clipboard; git apply takes it.";
          button.textContent = "Copied";
          setTimeout(() => { button.textContent = "Copy as patch"; }, 2000);
        });
        figure.querySelector("figcaption").append(button);
      };
      if (navigator.clipboard) {
        for (const screen of screens) {
          const add = () => {
            if (!screen.element.open || screen.hasButtons) return;
            screen.hasButtons = true;
            for (const figure of screen.element.querySelectorAll(".diff")) addCopy(figure);
          };
          screen.element.addEventListener("toggle", add);
          add();
        }
      }

      // Paper cannot be opened.
      let closed = [];
      addEventListener("beforeprint", () => {
        closed.push(...screens.filter((screen) => !screen.element.open));
        for (const screen of closed) screen.element.open = true;
      });
      addEventListener("afterprint", () => {
        for (const screen of closed) screen.element.open = false;
        closed = [];
      });

      form.hidden = false;
      nameToggle();
      open();
    })();

    """#
}
