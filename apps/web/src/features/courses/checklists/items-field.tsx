import '@mantine/core/styles/Checkbox.css';
import { type ChecklistItemTyped, checklistLimits, checklistText, readChecklist } from '@doselore/contract/courses';
import { Button, Checkbox, Input, Textarea } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { type FieldProps, movedItem } from '../../../ui/form/index.ts';
import c from './items-field.module.css';

/** Items of a checklist with their order. Buttons move a question, so that keyboard users can move it too. */
export function ItemsField({ field }: { field: FieldProps<string> }) {
  const [said, setSaid] = useState('');
  const items = readChecklist(field.value);
  const change = (next: readonly ChecklistItemTyped[]) => field.onChange(checklistText(next));
  const set = (index: number, part: Partial<ChecklistItemTyped>) =>
    change(items.map((item, nth) => (nth === index ? { ...item, ...part } : item)));
  const move = (index: number, by: -1 | 1) => {
    if (items[index + by] === undefined) return;
    change(movedItem(items, index, by));
    setSaid(`Item ${index + 1} is now item ${index + by + 1} of ${items.length}.`);
  };
  const errorId = `${field.id}-problem`;
  return (
    <fieldset
      id={field.id}
      className={`plain-fieldset ${c.field}`}
      aria-describedby={field.error === undefined ? undefined : errorId}
      onBlur={field.onBlur}
    >
      <legend className="visually-hidden">{field.label}</legend>
      <Input.Description>Delegates pass when every critical item is met.</Input.Description>
      {field.error !== undefined && <Input.Error id={errorId}>{field.error}</Input.Error>}
      {items.map((item, index) => {
        const name = `item ${index + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is the only identity of an item that is typed
          <div key={index} className={c.item}>
            <Textarea
              label={`Item ${index + 1}`}
              rows={2}
              value={item.text}
              onChange={(event) => set(index, { text: event.currentTarget.value })}
            />
            <div className={c.tools}>
              <Checkbox
                label="Critical"
                aria-label={`Critical: ${name}`}
                checked={item.is_critical}
                onChange={(event) => set(index, { is_critical: event.currentTarget.checked })}
              />
              <Button
                variant="default"
                size="sm"
                aria-label={`Move up: ${name}`}
                aria-disabled={index === 0 || undefined}
                data-disabled={index === 0 || undefined}
                leftSection={<IconArrowUp size={17} aria-hidden />}
                onClick={() => move(index, -1)}
              >
                Move up
              </Button>
              <Button
                variant="default"
                size="sm"
                aria-label={`Move down: ${name}`}
                aria-disabled={index === items.length - 1 || undefined}
                data-disabled={index === items.length - 1 || undefined}
                leftSection={<IconArrowDown size={17} aria-hidden />}
                onClick={() => move(index, 1)}
              >
                Move down
              </Button>
              <Button
                variant="subtle"
                size="sm"
                aria-label={`Remove ${name}`}
                leftSection={<IconTrash size={17} aria-hidden />}
                onClick={() => change(items.filter((_item, nth) => nth !== index))}
              >
                Remove
              </Button>
            </div>
          </div>
        );
      })}
      {items.length < checklistLimits.items && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => change([...items, { text: '', is_critical: false }])}
          >
            Add an item
          </Button>
        </div>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </fieldset>
  );
}
