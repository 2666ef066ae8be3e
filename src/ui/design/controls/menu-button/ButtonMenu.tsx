import { type ReactNode, type RefObject, useId } from 'react';
import { Menu, MenuItem, MenuSection, Popover } from 'react-aria-components/Menu';
import { Icon } from '@/ui/design/components/icon/Icon';
import { PageLocale } from '@/ui/design/controls/page-locale/PageLocale';
import { withoutUndefined } from '@/ui/design/withoutUndefined';
import { useLatePresses } from '@/ui/design/latePresses/useLatePresses';
import { groupBySection } from './groupBySection';
import styles from './button-menu.module.scss';
import type { ButtonMenuItem } from './ButtonMenuItem';
import type { MenuFocus } from './MenuFocus';

interface ButtonMenuProps {
  /** The button of the menu. The menu opens below it, aligned with its inline end. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** The id of the button. The button names the menu. */
  readonly buttonId: string;
  /** The content above the items, for example the signed-in owner. */
  readonly header?: ReactNode | undefined;
  readonly items: readonly ButtonMenuItem[];
  /** The focused part of the open menu. Undefined closes the menu. */
  readonly focus: MenuFocus | undefined;
  readonly onClose: () => void;
}

/** The menu of a `MenuButton`. The focus returns to the button on Escape, on a choice and on a click outside. */
export function ButtonMenu({ button, buttonId, header, items, focus, onClose }: ButtonMenuProps) {
  const headerId = useId();
  useLatePresses(focus !== undefined);
  return (
    <PageLocale>
      <Popover
        className={styles['popover'] ?? ''}
        aria-labelledby={buttonId}
        placement="bottom end"
        offset={10}
        triggerRef={button}
        isOpen={focus !== undefined}
        onOpenChange={(opens) => {
          if (!opens) onClose();
        }}
      >
        {header !== undefined && (
          <div id={headerId} className={styles['header']}>
            {header}
          </div>
        )}
        <Menu
          className={styles['menu'] ?? ''}
          autoFocus={focus === 'menu' || focus === undefined ? true : focus}
          onClose={onClose}
          aria-labelledby={buttonId}
          {...withoutUndefined({ 'aria-describedby': header === undefined ? undefined : headerId })}
        >
          {groupBySection(items).map((group) => (
            <MenuSection key={group.section} className={styles['section'] ?? ''} aria-label={group.section}>
              {group.items.map((item) => (
                <MenuItem
                  key={item.id}
                  id={item.id}
                  textValue={item.label}
                  className={styles['item'] ?? ''}
                  {...withoutUndefined({ onAction: item.onAction, href: item.href })}
                >
                  {item.icon && <Icon of={item.icon} mirrorsInRtl={item.mirrorsInRtl} />}
                  {item.label}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </PageLocale>
  );
}
