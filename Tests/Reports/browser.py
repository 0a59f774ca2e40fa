"""The HTML report in Chromium: axe, the keyboard, narrow screens, paper, ten thousand findings."""

import shutil
import subprocess
import time

import html5lib
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

SCHEMES = ["light", "dark"]


def chromium(playwright):
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    assert path, "chromium is missing; apt-get install chromium"
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])


def open_page(browser, path, failures, **options):
    """Opens the report; whatever it complains of or asks the network for is a failure."""
    context = browser.new_context(**options)
    page = context.new_page()
    page.on("console", lambda message: failures.append(f"console: {message.text}"))
    page.on("pageerror", lambda error: failures.append(f"error: {error}"))
    page.on("request", lambda request: None if request.url.startswith("file:")
            else failures.append(f"request: {request.url}"))
    page.goto(path.as_uri())
    return page


def violations(page):
    """What axe has to say, in full."""
    found = Axe().run(page, options={"runOnly": [
        "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}).response
    assert len(found["passes"]) > 15, "axe looked at too little"
    return [f'{rule["id"]}: {node["html"][:200]}: {node["failureSummary"]}'
            for rule in found["violations"] for node in rule["nodes"]]


def check(project, report, keep):
    path = project.path("html")
    parser = html5lib.HTMLParser(strict=True)
    parser.parse(path.read_text())
    failures = []
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        for scheme in SCHEMES:
            for width in [1280, 320]:
                page = open_page(browser, path, failures, color_scheme=scheme,
                                 viewport={"width": width, "height": 900})
                assert not (found := violations(page)), found
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
                if keep:
                    page.screenshot(path=keep / f"{project.folder.name}-{scheme}-{width}.png",
                                    full_page=True)
                page.context.close()
        counts = [check_keyboard(browser, path, project, failures),
                  check_patches(browser, path, project, failures)]
        check_filters(browser, path, project, failures)
        check_without_script(browser, path, project, failures)
        check_paper(browser, path, project, failures, keep)
        browser.close()
    assert not failures, failures
    report(f"{project.folder.name}: HTML: no violation in two schemes and two widths; "
           f"{counts[0]} stops of the keyboard; {counts[1]} patches applied")


def check_keyboard(browser, path, project, failures):
    """Everything can be reached, is named and shows its focus; nothing holds the focus."""
    page = open_page(browser, path, failures)
    stops = []
    while True:
        page.keyboard.press("Tab")
        stop = page.evaluate("""() => {
          const element = document.activeElement;
          if (element === document.body) return null;
          const style = getComputedStyle(element);
          return {
            name: (element.labels?.[0]?.textContent || element.textContent).trim(),
            kind: element.tagName, outline: style.outlineStyle !== "none"
              && parseFloat(style.outlineWidth) >= 2,
          };
        }""")
        if stop is None or len(stops) > 5000:
            break
        stops.append(stop)
    assert all(stop["name"] and stop["outline"] for stop in stops), stops
    kinds = {stop["kind"] for stop in stops}
    assert kinds == {"A", "INPUT", "SELECT", "BUTTON", "SUMMARY"}, kinds
    # The first stop leads past the overview.
    page.reload()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "text"
    # A screen closes and opens, and a link to it opens it again.
    screen = page.locator(".screen").first
    screen.locator("summary").focus()
    page.keyboard.press("Enter")
    assert not screen.evaluate("element => element.open")
    page.locator(f'a[href="#{screen.get_attribute("id")}"]').first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("element => element.open", arg=screen.element_handle())
    page.context.close()
    return len(stops)


def check_filters(browser, path, project, failures):
    """Each way to choose shows just what it says, and says how many."""
    page = open_page(browser, path, failures)
    findings = [finding for _, finding in project.findings()]

    def shown():
        page.wait_for_timeout(250)
        count = page.locator(".screen article:visible").count()
        status = page.locator("#status").inner_text()
        return count, status

    assert shown() == (len(findings), "")
    for state in {finding["state"] for finding in findings}:
        page.select_option("#state", state)
        wanted = sum(finding["state"] == state for finding in findings)
        noun = "finding" if wanted == 1 else "findings"
        assert shown() == (wanted, f"{wanted} {noun} of {len(findings)} match."), state
    page.select_option("#state", "")
    for rule in {finding["rule"] for finding in findings}:
        page.select_option("#rule", rule)
        assert shown()[0] == sum(finding["rule"] == rule for finding in findings), rule
    page.focus("#text")
    page.keyboard.type("no such words")
    assert shown() == (0, "No finding matches.")
    assert not (found := violations(page)), found
    page.get_by_role("button", name="Clear").click()
    assert shown() == (len(findings), "")
    assert page.evaluate("document.activeElement.id") == "text"
    name = findings[0]["declaration"][0]
    page.keyboard.type(name.upper())
    wanted = sum(finding["declaration"][:1] == [name] for finding in findings)
    assert shown()[0] >= wanted
    page.get_by_role("button", name="Clear").click()
    page.get_by_role("button", name="Close all").click()
    assert shown()[0] == 0
    assert not (found := violations(page)), found
    page.get_by_role("button", name="Open all").click()
    assert shown()[0] == len(findings)
    page.context.close()


def check_patches(browser, path, project, failures):
    """What is copied from the page is what git apply takes, and what the tool writes."""
    page = open_page(browser, path, failures,
                     permissions=["clipboard-read", "clipboard-write"])
    buttons = page.get_by_role("button", name="Copy as patch")
    count = len(project.findings("fixable", "unsafe-fixable"))
    assert buttons.count() == count
    # Each once it is copied is called otherwise for a while.
    handles = buttons.element_handles()
    for handle in handles:
        handle.click()
        patch = page.evaluate("navigator.clipboard.readText()")
        done = subprocess.run(["git", "apply", "--check", "-"], cwd=project.folder, text=True,
                              input=patch, capture_output=True)
        assert done.returncode == 0, (done.stderr, patch)
    assert "git apply" in page.locator("#status").inner_text()
    page.context.close()
    return count


def check_without_script(browser, path, project, failures):
    page = open_page(browser, path, failures, java_script_enabled=False)
    assert page.locator(".screen article:visible").count() == len(project.findings())
    assert page.locator("form:visible").count() == 0
    page.context.close()


def check_paper(browser, path, project, failures, keep):
    """What is closed on the screen is open on paper."""
    page = open_page(browser, path, failures)
    page.get_by_role("button", name="Close all").click()
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator(".screen article:visible").count() == len(project.findings())
    assert page.locator("form:visible").count() == 0
    if keep:
        page.pdf(path=keep / f"{project.folder.name}.pdf")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")
    assert page.locator(".screen article:visible").count() == 0
    page.context.close()


def check_size(tool, folder, report, keep):
    """Ten thousand findings open, filter and pass axe as ten do."""
    sources = folder / "large"
    for module in range(20):
        (sources / f"Module{module}").mkdir(parents=True)
        for screen in range(100):
            functions = "\n".join(
                f"    func showError{index}(_ message: String) {{\n"
                f"        errorLabel{index}.text = message\n"
                f"        errorLabel{index}.isHidden = false\n    }}\n" for index in range(5))
            name = f"Screen{module}x{screen}ViewController"
            (sources / f"Module{module}" / f"{name}.swift").write_text(
                f"import UIKit\n\nfinal class {name}: UIViewController {{\n{functions}}}\n")
    path = folder / "large.html"
    start = time.monotonic()
    subprocess.run([tool, "--lint", "--exit-zero", "--output", path, sources], check=True,
                   stdout=subprocess.DEVNULL)
    writing = time.monotonic() - start
    failures = []
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        start = time.monotonic()
        page = open_page(browser, path, failures, viewport={"width": 1280, "height": 900})
        page.locator("#filter").wait_for()
        opening = time.monotonic() - start
        assert page.locator("article[data-rule]").count() == 10_000
        start = time.monotonic()
        page.fill("#text", "Screen7x42ViewController")
        page.wait_for_function("() => document.getElementById('status').textContent !== ''")
        filtering = time.monotonic() - start
        assert page.locator("#status").inner_text() == "5 findings of 10,000 match."
        assert page.locator(".screen article:visible").count() == 5
        if keep:
            page.screenshot(path=keep / "large-filtered.png")
            page.get_by_role("button", name="Clear").click()
            page.wait_for_timeout(500)
            page.screenshot(path=keep / "large.png")
        # One module stands for the twenty that are alike: axe takes minutes for all.
        page.evaluate("document.querySelectorAll('.module ~ .module').forEach(each => each.remove())")
        assert not (found := violations(page)), found
        browser.close()
    assert not failures, failures
    size = path.stat().st_size / 1_000_000
    # Generous, for machines that do other things as well; what is measured is printed.
    assert opening < 15 and filtering < 8, (opening, filtering)
    report(f"10 000 findings: HTML: {size:.1f} MB, written in {writing:.1f} s, "
           f"opened in {opening:.1f} s, searched in {filtering:.1f} s")
