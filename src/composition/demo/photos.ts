/** One byte over the size limit of photos. */
const TOO_LARGE = 30 * 1024 * 1024 + 1;

const GIF = 'GIF89a';
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const FIRST_CHUNK = [0, 0, 0, 13, ...Array.from('IHDR', (letter) => letter.charCodeAt(0))];
/** The width and height in a PNG header: 40 000 pixels each. */
const GIANT_SIDES = [0, 0, 0x9c, 0x40, 0, 0, 0x9c, 0x40];

/** A photo that the app accepts. It shows a sun over the sea. */
export async function paintedPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(208, 208);
  const pencil = canvas.getContext('2d');
  if (pencil !== null) {
    pencil.fillStyle = '#cfe9ee';
    pencil.fillRect(0, 0, 208, 208);
    pencil.fillStyle = '#005f73';
    pencil.fillRect(0, 136, 208, 72);
    pencil.fillStyle = '#ffc145';
    pencil.arc(104, 96, 44, 0, 2 * Math.PI);
    pencil.fill();
  }
  return new File([await canvas.convertToBlob()], 'sun.png');
}

export function photoOverSizeLimit(): File {
  return new File([new Uint8Array(TOO_LARGE)], 'huge.png');
}

/** A photo whose header contains more pixels than the app decodes. */
export function photoOverPixelLimit(): File {
  return new File([new Uint8Array([...PNG, ...FIRST_CHUNK, ...GIANT_SIDES])], 'giant.png');
}

/** A file of a type that is not accepted, with a misleading name. */
export function animatedGif(): File {
  return new File([GIF], 'moving.png');
}

/** A photo that ends after its first bytes. */
export function brokenPhoto(): File {
  return new File([new Uint8Array(PNG)], 'broken.png');
}
