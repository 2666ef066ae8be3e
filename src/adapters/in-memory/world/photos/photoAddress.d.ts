/** A drawing as a file of its own: the pages' policy admits no pictures inside the code. */
declare module '*.svg?no-inline' {
  const address: string;
  export default address;
}
