import { useQuery } from '@tanstack/react-query';
import { Tag } from '../../../../ui/course/index.ts';
import { daysOverdue } from './due-text.ts';
import { myReadingQuery } from './to-read.queries.ts';

/** Number of documents to read, in another colour while one of them is overdue. Nothing when there are none. */
export function ReadingCount() {
  const { data = [] } = useQuery(myReadingQuery);
  if (data.length === 0) return null;
  const late = data.filter((row) => daysOverdue(row) > 0).length;
  return (
    <Tag hue={late > 0 ? 'brick' : 'amber'}>
      {data.length}
      <span className="visually-hidden"> to read{late > 0 && `, ${late} overdue`}</span>
    </Tag>
  );
}
