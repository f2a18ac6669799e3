/**
 * A link with `data-service` chooses that service in the form, unless one is chosen: before the form's script is there (it
 * finds the choice like any early input) and after.
 */
export function chooseLinkedService(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>("[data-service]") : null;
    const select = document.querySelector<HTMLSelectElement>("[name=serviceType]");
    if (!link || select?.value !== "") return;
    select.value = link.dataset["service"] ?? "";
    if (select.selectedIndex < 0) select.value = ""; // the owner's own service is none of the form's types
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
}
