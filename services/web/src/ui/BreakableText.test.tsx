import { render } from "@testing-library/react";
import { BreakableText } from "./BreakableText";

test.each([
  ["Sheetrock/Drywall Repair", "Sheetrock/<wbr>Drywall Repair"],
  ["Doors", "Doors"],
  ["/a//b/", "/<wbr>a/<wbr>/<wbr>b/"],
])("a line of %j may end after each slash", (text, html) => {
  const { container } = render(<BreakableText text={text} />);

  expect(container.innerHTML).toBe(html);
});
