/**
 * Which label belongs to which control. For each answer jsdom walks through the whole document, and the queries by
 * label ask for every label and control: it took a tenth of the tests' time.
 * @param {Pick<typeof globalThis, "HTMLElement" | "HTMLLabelElement">} window
 */
export function makeLabelsQuick(window) {
  Object.defineProperty(window.HTMLLabelElement.prototype, "control", {
    /** @this {HTMLLabelElement} */
    get() {
      const id = this.getAttribute("for");
      if (id === null) return findLabelable(this);
      const target = this.ownerDocument.getElementById(id);
      return target && isLabelable(target) ? target : null;
    },
  });
  const labels = {
    /** @this {HTMLElement} */
    get() {
      if (!isLabelable(this)) return null;
      const found = this.id === "" ? [] : labelsFor(this.id, this.ownerDocument);
      const around = findLabelAround(this);
      if (around && !found.includes(around)) found.push(around);
      return found.filter(({ control }) => control === this);
    },
  };
  for (const kind of ["Button", "Input", "Select", "TextArea"]) {
    Object.defineProperty(Reflect.get(window, `HTML${kind}Element`).prototype, "labels", labels);
  }
}

const LABELABLE = ["button", "input", "meter", "output", "progress", "select", "textarea"];

/** @param {Element} element */
function isLabelable(element) {
  return (
    LABELABLE.includes(element.localName) &&
    (element.localName !== "input" || element.getAttribute("type") !== "hidden")
  );
}

/**
 * @param {string} id
 * @param {Document} document
 */
function labelsFor(id, document) {
  const all = Array.from(document.getElementsByTagName("label"));
  return all.filter((label) => label.getAttribute("for") === id);
}

/**
 * @param {Element} element
 * @returns {HTMLLabelElement | null}
 */
function findLabelAround(element) {
  let each = element.parentElement;
  while (each && each.localName !== "label") each = each.parentElement;
  return /** @type {HTMLLabelElement | null} */ (each); // by its name
}

/**
 * @param {Element} parent
 * @returns {Element | null}
 */
function findLabelable(parent) {
  for (let each = parent.firstElementChild; each; each = each.nextElementSibling) {
    const found = isLabelable(each) ? each : findLabelable(each);
    if (found) return found;
  }
  return null;
}
