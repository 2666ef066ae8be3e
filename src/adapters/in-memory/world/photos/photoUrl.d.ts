/** The URL of an SVG file. Without `?no-inline`, Vite can put the SVG into the script as a data URL. */
declare module '*.svg?no-inline' {
  const url: string;
  export default url;
}
