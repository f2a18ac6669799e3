/** Prettier's defaults but for the line: a page of code should hold a thought. */
export default { printWidth: 100 };
