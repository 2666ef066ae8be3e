import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ZoomIn, ZoomOut } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import {
  cropRectOf,
  clampFraming,
  isLowResolution,
  MAX_ZOOM,
  panFraming,
  type PhotoFraming,
} from '@/domain/business/listing/photoFraming';
import { Icon } from '@/ui/design/components/icon/Icon';
import { formatPercent } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './photo-stage.module.scss';

export interface FramedPhoto {
  readonly file: File;
  /** Undefined until the browser has decoded it. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  readonly framing: PhotoFraming;
}

interface PhotoStageProps {
  readonly photo: FramedPhoto;
  /** The URL of the file. */
  readonly url: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (photo: FramedPhoto) => void;
}

/** How far an arrow key moves the photo, in CSS pixels. */
const STEP = 8;

/** How many steps a button moves it, because a press of a button is not repeated while it is held. */
const STEPS_OF_PRESS = 3;

/** In the order of the buttons, from left to right in every language, because a photo is not mirrored in RTL. */
const MOVES = [
  { direction: 'left', key: 'ArrowLeft', icon: ArrowLeft, right: -STEP, down: 0 },
  { direction: 'up', key: 'ArrowUp', icon: ArrowUp, right: 0, down: -STEP },
  { direction: 'down', key: 'ArrowDown', icon: ArrowDown, right: 0, down: STEP },
  { direction: 'right', key: 'ArrowRight', icon: ArrowRight, right: STEP, down: 0 },
] as const;

/** A photo behind an arch. Pointer, pinch, arrow keys, buttons and a slider move and enlarge it. */
export function PhotoStage({ photo, url, isReadOnly, onChange }: PhotoStageProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const archWindow = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const { size, framing } = photo;
  /** Newer than `framing` if both fingers of a pinch have moved since the last rendering. */
  const newest = useRef(framing);
  useLayoutEffect(() => void (newest.current = framing), [framing]);
  const changeFraming = (next: PhotoFraming): void => {
    if (size === undefined || isReadOnly) return;
    newest.current = clampFraming(size, next);
    onChange({ ...photo, framing: newest.current });
  };
  /** By distances in CSS pixels. */
  const move = (right: number, down: number): void => {
    const box = archWindow.current?.getBoundingClientRect();
    if (size !== undefined && box !== undefined && box.width > 0)
      changeFraming(panFraming(size, newest.current, right / box.width, down / box.height));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = MOVES.find(({ key }) => key === event.key);
    if (arrow === undefined) return;
    event.preventDefault();
    move(arrow.right, arrow.down);
  };
  const onPointerMove = (event: PointerEvent): void => {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = pointOf(event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other === undefined) move(now.x - before.x, now.y - before.y);
    else
      changeFraming({
        ...newest.current,
        zoom: (newest.current.zoom * distance(now, other)) / distance(before, other),
      });
  };
  const percent = Math.round(framing.zoom * 100);
  return (
    <>
      <div className={styles['stage']}>
        <div ref={archWindow} className={styles['window']}>
          <img
            className={styles['photo']}
            src={url}
            alt=""
            draggable={false}
            style={placementOf(photo)}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              if (size === undefined && width > 0) onChange({ ...photo, size: { width, height } });
            }}
          />
          <div className={styles['arch']} />
        </div>
        <p id={hintId} className={styles['hint']}>
          {t('editing.photo.move')}
        </p>
        <button
          type="button"
          className={styles['handle']}
          aria-label={t('editing.photo.position')}
          aria-describedby={hintId}
          disabled={isReadOnly}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            /* With a first pointer a gesture begins. The end of the gesture before may not have arrived. */
            if (event.isPrimary) pointers.current.clear();
            pointers.current.set(event.pointerId, pointOf(event));
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={onPointerMove}
          onLostPointerCapture={({ pointerId }) => pointers.current.delete(pointerId)}
        />
      </div>
      <div className={styles['zoom']}>
        <Icon of={ZoomOut} />
        <input
          type="range"
          className={styles['slider']}
          aria-label={t('editing.photo.zoom')}
          aria-valuetext={formatPercent(percent)}
          min={100}
          max={MAX_ZOOM * 100}
          value={percent}
          disabled={isReadOnly}
          onChange={({ target }) => changeFraming({ ...framing, zoom: target.valueAsNumber / 100 })}
        />
        <Icon of={ZoomIn} />
        <span className={styles['percent']} aria-hidden="true">
          {formatPercent(percent)}
        </span>
      </div>
      <div className={styles['moves']} dir="ltr">
        {MOVES.map(({ direction, icon, right, down }) => (
          <button
            key={direction}
            type="button"
            className={styles['move']}
            aria-label={t(`editing.photo.moves.${direction}`)}
            disabled={isReadOnly}
            onClick={() => move(STEPS_OF_PRESS * right, STEPS_OF_PRESS * down)}
          >
            <Icon of={icon} />
          </button>
        ))}
      </div>
      <p className={styles['small']} role="status">
        {size !== undefined && isLowResolution(size, framing) && t('editing.photo.small')}
      </p>
    </>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

const distance = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

const percentOf = (share: number): string => `${share * 100}%`;

/** Size and position of the photo in percent of the arch window. `left`, because a photo is not mirrored in RTL. */
function placementOf({ size, framing }: FramedPhoto) {
  if (size === undefined) return { visibility: 'hidden' } as const;
  const { x, y, width, height } = cropRectOf(size, framing);
  return {
    width: percentOf(1 / width),
    height: percentOf(1 / height),
    left: percentOf(-x / width),
    top: percentOf(-y / height),
  };
}
