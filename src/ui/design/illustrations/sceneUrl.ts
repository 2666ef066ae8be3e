import scenes from './scenes.svg?no-inline';

export type SceneName =
  | 'ac'
  | 'cleaning'
  | 'electric'
  | 'garden'
  | 'keys'
  | 'law'
  | 'plumbing'
  | 'sea'
  | 'tutor';

/**
 * The URL of a picture of a trade. All pictures are views of one SVG file, so that a page requests it once. The file is
 * not inlined, because a data URL would be in the document once per language.
 */
export function sceneUrl(name: SceneName): string {
  return `${scenes}#${name}`;
}
