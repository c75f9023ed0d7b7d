import '@mantine/core/styles/Checkbox.css';
import { plural } from '@doselore/contract';
import { clearDates, type MultiDay, type MultiDayDate } from '@doselore/contract/bookings';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { askConfirm } from '../../../../ui/confirm/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { formatLongDay, formatTimeRange } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { idsOf, useDaysCommand } from './days-commands.ts';
import c from './multi-day.module.css';

const words: Record<MultiDayDate['state'], string> = {
  open: 'Open',
  held: 'Held',
  confirmed: 'Confirmed',
  cleared: 'Cleared',
};
const hues = { open: 'porcelain', held: 'gentian', confirmed: 'leaf', cleared: 'porcelain' } as const;

type Props = { course: MultiDay; isOpen: boolean };

/** Dates of a course of several days. Those that are chosen can be cleared, which gives back what is held. */
export function DatesPart({ course, isOpen }: Props) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const left = course.date_rows.filter(({ state }) => state !== 'cleared');
  const ids = chosen.filter((id) => left.some((date) => date.id === id));
  const count = `${ids.length} ${plural(ids.length, 'date', 'dates')}`;
  const clear = useDaysCommand(
    (idempotencyKey) => callEndpoint(clearDates, { params: idsOf(course), body: { dateIds: ids, idempotencyKey } }),
    `${count} cleared`,
  );
  const ask = async () => {
    const held =
      course.locked === null ? '' : ` All dates are given back, and ${course.locked.trainer.name} is no longer held.`;
    const few =
      left.length - ids.length < 2 ? ' Fewer than 2 dates are left: add others before you compare trainers.' : '';
    const question = {
      title: `Clear ${count}?`,
      message: `The course takes place without them.${held}${few}`,
      confirmLabel: 'Clear',
    };
    if ((await askConfirm(question)) === 'confirm') clear.mutate();
  };
  const toggle = (id: number, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <Card
      title="Dates"
      actions={
        isOpen &&
        ids.length > 0 && (
          <Button variant="default" loading={clear.isPending} onClick={() => void ask()}>
            Clear {count}
          </Button>
        )
      }
    >
      <ul className={c.dates}>
        {course.date_rows.map((date) => (
          <li key={date.id} data-state={date.state}>
            <DateLabel date={date} isOpen={isOpen} isChosen={ids.includes(date.id)} onChoose={toggle} />
            <Tag hue={hues[date.state]}>{words[date.state]}</Tag>
          </li>
        ))}
      </ul>
      {course.agreed_with !== null && <p className={c.note}>Agreed with {course.agreed_with}.</p>}
    </Card>
  );
}

type LabelProps = {
  date: MultiDayDate;
  isOpen: boolean;
  isChosen: boolean;
  onChoose: (id: number, isChosen: boolean) => void;
};

function DateLabel({ date, isOpen, isChosen, onChoose }: LabelProps) {
  const { id, starts_at: from, ends_at: to, place, state } = date;
  const text = `${formatLongDay(from)}, ${formatTimeRange(from, to)}${place === null ? '' : `, ${place}`}`;
  if (!isOpen || state === 'cleared') return <span>{text}</span>;
  return <Checkbox label={text} checked={isChosen} onChange={(event) => onChoose(id, event.currentTarget.checked)} />;
}
