import type { ChosenFile } from '@/application/profile/PreparePicture';

export function chosenFile(file: File): ChosenFile {
  return { size: file.size, read: async () => new Uint8Array(await file.arrayBuffer()) };
}
