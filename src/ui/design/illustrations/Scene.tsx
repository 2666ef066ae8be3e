import { classNames } from '@/ui/design/classNames';
import scenes from './scenes.svg?no-inline';
import styles from './illustrations.module.scss';

type SceneName = 'ac' | 'cleaning' | 'electric' | 'garden' | 'keys' | 'law' | 'plumbing' | 'sea' | 'tutor';

/**
 * The URL of a picture of a trade. All pictures are views of one SVG file, so that a page requests it once. The file is
 * not inlined, because a data URL would be in the document once per language.
 */
function sceneUrl(name: SceneName): string {
  return `${scenes}#${name}`;
}

export interface SceneProps {
  readonly name: SceneName;
  readonly className?: string | undefined;
}

/** A decorative picture of a trade, 96 by 112 pixels, for use in an arch. It is never mirrored. */
export function Scene({ name, className }: SceneProps) {
  return (
    <img
      className={classNames(styles['scene'], className)}
      src={sceneUrl(name)}
      width={96}
      height={112}
      alt=""
      fetchPriority="low"
    />
  );
}
