/** The HTML document of one field, which contains only an input. The page renders the box around it. */
export const FIELD_DOCUMENT = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Card field</title>
    <link rel="stylesheet" href="field.css" />
    <script src="field.js" defer></script>
  </head>
  <body></body>
</html>
`;

export const FIELD_STYLES = `html, body { margin: 0; height: 100%; background: transparent; overflow: hidden; }
input {
  box-sizing: border-box;
  display: block;
  width: 100%;
  height: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  outline: 0;
  background: transparent;
  font: 16px sans-serif;
}
`;

/** The Content Security Policy of a field. Card data never leaves this origin. */
export const FIELD_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";
