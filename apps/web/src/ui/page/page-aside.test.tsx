import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defineRoutes } from '../../platform/routes/index.ts';
import { buildUser } from '../../test-support/people.ts';
import { renderInArea } from '../../test-support/render-in-area.tsx';
import { Beside } from '../beside/index.ts';
import { type AsideProps, AsideSlot } from './aside-slot.ts';
import { Page, type PageProps } from './page.tsx';

const routes = defineRoutes('site-admin', [
  { name: 'tested', path: 'tested', title: 'Edit venue', screen: () => Promise.resolve({ Component: () => null }) },
]);

const surround = ({ aside, subject, children }: AsideProps) => (
  <Beside
    label="About this page"
    aside={
      <>
        {aside}
        <p>Help and changes of {subject ?? 'nothing'}</p>
      </>
    }
  >
    {children}
  </Beside>
);

function open(props: Partial<PageProps>, hasSlot = true) {
  renderInArea(
    <AsideSlot value={hasSlot ? surround : undefined}>
      <Page {...props}>
        <form aria-label="Venue" />
      </Page>
    </AsideSlot>,
    { area: 'site-admin', routes, name: 'tested', address: '/site-admin/tested', user: buildUser() },
  );
  return screen.queryByRole('complementary', { name: 'About this page' });
}

test('a form has the help of its page and the changes of its record beside it', () => {
  expect(open({ width: 'form', subject: 'venue 3' })).toHaveTextContent('Help and changes of venue 3');
});

test('what a page adds comes before the help', () => {
  expect(open({ width: 'form', aside: <p>Preview.</p> })).toHaveTextContent('Preview.Help and changes of nothing');
});

test.each([
  ['a list', { width: 'full' }, true],
  ['a page that refuses an aside', { width: 'form', aside: null }, true],
  ['a form outside of the frames with help', { width: 'form' }, false],
] as const)('%s has none', (_what, props, hasSlot) => {
  expect(open(props, hasSlot)).toBeNull();
  expect(screen.getByRole('form')).toBeInTheDocument();
});
