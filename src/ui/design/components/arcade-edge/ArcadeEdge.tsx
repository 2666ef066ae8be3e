import styles from './arcade-edge.module.scss';

/** The arcade with which the footer rises from the page. */
export function ArcadeEdge() {
  return <div className={styles['edge']} aria-hidden="true" />;
}
