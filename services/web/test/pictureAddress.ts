/** Stands for every imported picture, whose address Vite would give. */
export default "/picture.svg";
