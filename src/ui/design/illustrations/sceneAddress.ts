import scenes from './scenes.svg?no-inline';

export type SceneName =
  'ac' | 'cleaning' | 'electric' | 'garden' | 'keys' | 'law' | 'plumbing' | 'sea' | 'tutor';

/**
 * The pictures of trades are the views of one file, so that a page with many asks for one. A file of its own: data
 * addresses would be in the document once for each language.
 */
export function sceneAddress(name: SceneName): string {
  return `${scenes}#${name}`;
}
