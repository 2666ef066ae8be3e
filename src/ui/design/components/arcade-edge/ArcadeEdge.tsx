import styles from './arcade-edge.module.scss';

/** The row of arches on the upper edge of the footer. */
export function ArcadeEdge() {
  return <div className={styles['edge']} aria-hidden="true" />;
}
