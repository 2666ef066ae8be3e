/** One byte more than a photo may have. */
const TOO_LARGE = 5 * 1024 * 1024 + 1;

const GIF = 'GIF89a';
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const FIRST_CHUNK = [0, 0, 0, 13, ...Array.from('IHDR', (letter) => letter.charCodeAt(0))];
/** 40 000 pixels on each side. */
const GIANT_SIDES = [0, 0, 0x9c, 0x40, 0, 0, 0x9c, 0x40];

/** A sun over the sea. */
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

export function hugePhoto(): File {
  return new File([new Uint8Array(TOO_LARGE)], 'huge.png');
}

/** Claims more pixels than may be opened. */
export function giantPhoto(): File {
  return new File([new Uint8Array([...PNG, ...FIRST_CHUNK, ...GIANT_SIDES])], 'giant.png');
}

/** Of a type that is not taken, whatever its name says. */
export function movingPhoto(): File {
  return new File([GIF], 'moving.png');
}

/** Begins as a photo does, and ends there. */
export function brokenPhoto(): File {
  return new File([new Uint8Array(PNG)], 'broken.png');
}
