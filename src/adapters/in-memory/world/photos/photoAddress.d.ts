/** An SVG emitted as a file, so that its URL works with the `img-src` of the Content Security Policy. */
declare module '*.svg?no-inline' {
  const address: string;
  export default address;
}
