import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useArea } from '../../platform/area/index.ts';
import { Page } from '../../ui/page/index.ts';
import c from './parts/results.module.css';

export function DuplicateTabScreen() {
  const { to } = useArea();
  return (
    <Page width="prose">
      <section className={`label ${c.centred}`} aria-label="What happened">
        <p>
          A course can be open in one place at a time. It was opened in another tab or on another device, and goes on
          there. What you had done here is saved.
        </p>
        <div className={c.buttons}>
          <Button component={Link} to={to('my-courses')}>
            Back to My Courses
          </Button>
        </div>
      </section>
    </Page>
  );
}
