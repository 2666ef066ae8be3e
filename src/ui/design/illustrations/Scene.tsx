import { classNames } from '@/ui/design/classNames';
import styles from './illustrations.module.scss';
import { sceneUrl, type SceneName } from './sceneUrl';

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
