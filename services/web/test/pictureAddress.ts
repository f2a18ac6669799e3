/** Replaces every imported picture; Vite would return its address. */
export default "/picture.svg";
