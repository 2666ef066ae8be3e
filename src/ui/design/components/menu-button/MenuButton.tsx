import { type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import { given } from '@/ui/design/given';
import { groupBySection } from './groupBySection';
import styles from './menu-button.module.scss';
import type { MenuButtonItem } from './MenuButtonItem';

export interface MenuButtonProps {
  /** What the button shows: words, or an avatar that `label` names. */
  readonly children: ReactNode;
  /** The accessible name, when the shown content has none. */
  readonly label?: string | undefined;
  /** Above the items: who is logged in. */
  readonly header?: ReactNode | undefined;
  readonly items: readonly MenuButtonItem[];
  /** A pill with a border, or just the content. */
  readonly look?: 'pill' | 'bare' | undefined;
}

/** A button that opens a menu under its inline end. Focus returns to it on Escape, choice and outside click. */
export function MenuButton({ children, label, header, items, look = 'pill' }: MenuButtonProps) {
  const headerId = useId();
  return (
    <MenuTrigger>
      <Button className={classNames(styles['trigger'], styles[look])} {...given({ 'aria-label': label })}>
        {children}
      </Button>
      <Popover className={styles['popover'] ?? ''} placement="bottom end" offset={10}>
        {header !== undefined && (
          <div id={headerId} className={styles['header']}>
            {header}
          </div>
        )}
        <Menu
          className={styles['menu'] ?? ''}
          {...given({ 'aria-label': label, 'aria-describedby': header === undefined ? undefined : headerId })}
        >
          {groupBySection(items).map((group) => (
            <MenuSection key={group.section} className={styles['section'] ?? ''} aria-label={group.section}>
              {group.items.map((item) => (
                <MenuItem
                  key={item.id}
                  id={item.id}
                  textValue={item.label}
                  className={styles['item'] ?? ''}
                  {...given({ onAction: item.onAction, href: item.href })}
                >
                  {item.icon && <Icon of={item.icon} mirrorsInRtl={item.mirrorsInRtl} />}
                  {item.label}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
