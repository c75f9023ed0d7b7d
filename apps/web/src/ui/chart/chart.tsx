import { Button } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { formatNumber } from '../formats/index.ts';
import c from './chart.module.css';

export type Bar = { key: string | number; label: string; value: number };

type Props = {
  /** Result in one sentence: "Most certificates end in March". */
  title: string;
  /** Name of the data: "Certificates ending, by month". */
  subject: string;
  /** Headings of the two columns of the table. */
  head: readonly [string, string];
  bars: readonly Bar[];
  /** Text that replaces the drawing when all values are 0. */
  empty: string;
  children: ReactNode;
};

function Table({ head, bars, subject }: Pick<Props, 'head' | 'bars' | 'subject'>) {
  return (
    <table className={c.table}>
      <caption className="visually-hidden">{subject}</caption>
      <thead>
        <tr>
          <th scope="col">{head[0]}</th>
          <th scope="col">{head[1]}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, value }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{formatNumber(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Chart that can also be shown as a table. */
export function Chart({ title, subject, head, bars, empty, children }: Props) {
  const [isTable, setTable] = useState(false);
  const id = useId();
  const isEmpty = bars.every(({ value }) => value === 0);
  return (
    <section className={`card ${c.chart}`} aria-labelledby={id}>
      <div className={c.head}>
        <div>
          <h2 id={id}>{title}</h2>
          <p className="muted">{subject}</p>
        </div>
        {!isEmpty && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="porcelain"
            aria-label={`${isTable ? 'Show as chart' : 'Show as table'}: ${subject}`}
            leftSection={isTable ? <IconChartBar size={17} aria-hidden /> : <IconTable size={17} aria-hidden />}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? 'Show as chart' : 'Show as table'}
          </Button>
        )}
      </div>
      {isEmpty && <p className={c.empty}>{empty}</p>}
      {!isEmpty && (isTable ? <Table head={head} bars={bars} subject={subject} /> : children)}
    </section>
  );
}
