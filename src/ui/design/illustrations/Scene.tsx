import scenes from './scenes.svg?no-inline';
import styles from './illustrations.module.scss';

interface SceneProps {
  readonly name: 'ac' | 'cleaning' | 'electric' | 'garden' | 'keys' | 'law' | 'plumbing' | 'sea' | 'tutor';
}

/**
 * A decorative picture of a trade, 96 by 112 pixels, for use in an arch. It is never mirrored. All pictures are views of
 * one SVG file, so that a page requests it once. The file is not inlined, because a data URL would be in the document
 * once per language.
 */
export function Scene({ name }: SceneProps) {
  return (
    <img
      className={styles['scene']}
      src={`${scenes}#${name}`}
      width={96}
      height={112}
      alt=""
      fetchPriority="low"
    />
  );
}
