import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import { refreshCertificates } from '../certificate-settings.queries.ts';
import c from './lists.module.css';

type Item = { id: number; is_archived: boolean };
type Props<T extends Item> = {
  items: readonly T[];
  /** Name of one item in buttons: "icon". */
  noun: string;
  nameOf: (item: T) => string;
  show: (item: T) => ReactNode;
  /** Form for an existing item, or for a new item. */
  form: (item: T | undefined, onDone: () => void) => ReactNode;
  archive: (item: T, archived: boolean) => Promise<unknown>;
};

/** List whose items are added, changed and archived in place. */
export function EditableList<T extends Item>({ items, noun, nameOf, show, form, archive }: Props<T>) {
  const client = useQueryClient();
  const [open, setOpen] = useState<number | 'new'>();
  const close = () => setOpen(undefined);
  const move = useMutation({
    mutationFn: ({ item, archived }: { item: T; archived: boolean }) => archive(item, archived),
    onSuccess: async (_, { item, archived }) => {
      showBanner({ message: `${nameOf(item)} ${archived ? 'archived' : 'restored'}`, type: 'success' });
      await refreshCertificates(client);
    },
  });
  return (
    <div className={c.list}>
      {open === 'new' ? (
        form(undefined, close)
      ) : (
        <Button variant="light" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen('new')}>
          Add {noun}
        </Button>
      )}
      {items.length === 0 && <p className="muted">None yet.</p>}
      <RowList>
        {items.map((item) =>
          open === item.id ? (
            <li key={item.id} className={c.open}>
              {form(item, close)}
            </li>
          ) : (
            <li key={item.id}>
              <div className={c.item}>
                {show(item)} {item.is_archived && <Tag>Archived</Tag>}
              </div>
              <div className={c.actions}>
                {!item.is_archived && (
                  <Button
                    variant="default"
                    size="sm"
                    aria-label={`Change ${nameOf(item)}`}
                    onClick={() => setOpen(item.id)}
                  >
                    Change
                  </Button>
                )}
                <Button
                  variant="default"
                  size="sm"
                  aria-label={`${item.is_archived ? 'Restore' : 'Archive'} ${nameOf(item)}`}
                  loading={move.isPending && move.variables.item.id === item.id}
                  onClick={() => move.mutate({ item, archived: !item.is_archived })}
                >
                  {item.is_archived ? 'Restore' : 'Archive'}
                </Button>
              </div>
            </li>
          ),
        )}
      </RowList>
    </div>
  );
}
