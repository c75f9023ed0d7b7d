import { plural } from '@doselore/contract';
import { Button } from '@mantine/core';
import { IconFiles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { dueText, myReadingQuery } from '../../../site/resources/to-read/index.ts';
import c from './my-courses.module.css';

const mostShown = 3;

/** The documents that the person must still read, the earliest day first. Nothing when there are none. */
export function ReadingPanel() {
  const { to } = useArea();
  const { data = [] } = useQuery(myReadingQuery);
  if (data.length === 0) return null;
  const more = data.length - mostShown;
  return (
    <section className={`card ${c.ask}`} aria-labelledby="to-read">
      <IconFiles size={24} stroke={1.75} aria-hidden />
      <div className={c.askText}>
        <h2 id="to-read">
          {data.length} {plural(data.length, 'document', 'documents')} to read
        </h2>
        {data.slice(0, mostShown).map((row) => (
          <p key={row.id}>
            {row.title}. <span className="muted">{dueText(row)}.</span>
          </p>
        ))}
        {more > 0 && <p className="muted">{more} more under Resources.</p>}
      </div>
      <div className={c.actions}>
        <Button component={Link} to={to('resources')} variant="light">
          Open Resources
        </Button>
      </div>
    </section>
  );
}
