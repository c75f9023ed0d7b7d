import { plural } from '@doselore/contract';
import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import c from './bulk-issue.module.css';

type Props = {
  result: { issued: number; left_out: number; available: number; bundled?: number | undefined };
  title: string;
  from: string;
  isDraft: boolean;
  backTo: string;
  onMore: () => void;
};

/** Numbers of licences issued and of people left out. */
export function IssueResult({ result, title, from, isDraft, backTo, onMore }: Props) {
  const { issued, left_out, available, bundled = 0 } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  // The previous step is gone together with its focused button.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>
        <IconCircleCheck size={22} aria-hidden /> {formatNumber(issued)} {plural(issued, 'licence', 'licences')} issued
      </h2>
      <p>
        {title} {isDraft ? 'will be on My Courses of' : 'is now on My Courses of'}{' '}
        {issued === 1 ? 'this person' : 'these people'}
        {isDraft ? ' when the course is live' : ''}. {formatNumber(available)} {plural(available, 'is', 'are')} left in{' '}
        {from}.
      </p>
      {bundled > 0 && (
        <p>
          {formatNumber(bundled)} {plural(bundled, 'licence', 'licences')} for the courses offered with it{' '}
          {plural(bundled, 'was', 'were')} issued too.
        </p>
      )}
      {left_out > 0 && (
        <p>
          {formatNumber(left_out)} {plural(left_out, 'person was', 'people were')} left out, because they are not
          eligible.
        </p>
      )}
      <div className={c.buttons}>
        <Button component={Link} to={backTo}>
          Back to licences
        </Button>
        <Button variant="default" onClick={onMore}>
          Issue to others
        </Button>
      </div>
    </Card>
  );
}
