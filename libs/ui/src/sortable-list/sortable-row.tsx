import { memo, type ReactNode, type RefObject, useRef } from 'react';
import { useMove } from 'react-aria/useMove';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { ArrowDownIcon, ArrowUpIcon, DragIcon } from '../icon/icons.ts';
import { MenuAction } from '../menu/menu.tsx';
import { RowDrag } from './drag-row.ts';
import * as styles from './sortable-list.css.ts';
import type { SortableListTexts } from './sortable-texts.ts';

/** What a row is moved by; the owner puts it into its row. */
export interface RowTools {
  /** A button that is dragged, or moved by the arrow keys. */
  handle: ReactNode;
  /** The same as entries of a `Menu`. */
  moves: ReactNode;
}

/** Moves a row to another place; `refocus` where its handle had the focus. */
type MoveRow = (key: string, to: (from: number) => number, refocus: boolean) => void;

export interface SortableRowProps<Item> {
  item: Item;
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  texts: Pick<SortableListTexts, 'handle' | 'up' | 'down'>;
  move: MoveRow;
  children: (item: Item, tools: RowTools) => ReactNode;
}

/** Follows the pointer, or goes one place with each arrow key. */
function useHandle(id: string, row: RefObject<HTMLLIElement | null>, move: MoveRow) {
  const drag = useRef<RowDrag>(undefined);
  return useMove({
    onMoveStart({ pointerType }) {
      if (pointerType !== 'keyboard' && row.current) drag.current = new RowDrag(row.current);
    },
    onMove({ pointerType, deltaY }) {
      if (pointerType !== 'keyboard') drag.current?.move(deltaY);
      else if (deltaY !== 0) move(id, (from) => from + deltaY, true);
    },
    onMoveEnd() {
      const to = drag.current?.to;
      drag.current?.end();
      drag.current = undefined;
      if (to !== undefined) move(id, () => to, false);
    },
  }).moveProps;
}

function Row<Item>({ item, id, name, isFirst, isLast, texts, move, children }: SortableRowProps<Item>) {
  const row = useRef<HTMLLIElement>(null);
  const moveProps = useHandle(id, row, move);
  const handle = (
    <span {...moveProps} className={styles.handle}>
      <IconButton data-handle={id} label={texts.handle(name)} icon={<Icon icon={DragIcon} />} size="s" />
    </span>
  );
  const moves = (
    <>
      {!isFirst && (
        <MenuAction icon={<Icon icon={ArrowUpIcon} />} onClick={() => move(id, (from) => from - 1, false)}>
          {texts.up}
        </MenuAction>
      )}
      {!isLast && (
        <MenuAction icon={<Icon icon={ArrowDownIcon} />} onClick={() => move(id, (from) => from + 1, false)}>
          {texts.down}
        </MenuAction>
      )}
    </>
  );
  return (
    <li ref={row} className={styles.row}>
      {children(item, { handle, moves })}
    </li>
  );
}

/** Drawn again where its own item changes: a list may be long. */
export const SortableRow = memo(Row) as typeof Row;
