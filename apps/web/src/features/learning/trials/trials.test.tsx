import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { TrialPlayer } from './trial-player.tsx';
import { TryCourseScreen } from './try-course-screen.tsx';

const sco = {
  ...{
    id: 7,
    package_id: 1,
    sequence: 1,
    title: 'Recognise',
    identifier: 'one',
    scorm_type: 'sco',
    launch_href: 'a.html',
  },
  ...{ mastery_score: 80, prerequisites: '', mastery_override: false, complete_on_open: false },
  ...{ allow_outside_connections: false, max_attempts: 2 },
};
const launch = {
  play_url: 'http://127.0.0.1:3000/play/signed',
  content_origin: 'http://127.0.0.1:3000',
  session_token: 'a-token-of-a-trial-that-nobody-keeps',
  title: 'Recognise',
  course_title: 'Safeguarding',
};
const place = { area: 'site-admin', routes: siteAdminRoutes, user: buildUser() } as const;

afterEach(() => vi.unstubAllGlobals());

test('lists the modules of a course, each to be tried', async () => {
  standInForFetch(({ url }) => ({
    body: url.includes('/scos') ? { packages: [], scos: [sco] } : { id: 5, title: 'Safeguarding', modules: 1 },
  }));
  renderInArea(<TryCourseScreen />, { ...place, name: 'try-course', address: '/site-admin/courses/try/5' });
  const link = await screen.findByRole('link', { name: 'Try Recognise' });
  expect(link).toHaveAttribute('href', '/site-admin/courses/try/5/7');
  expect(screen.getByText('Pass mark 80')).toBeInTheDocument();
});

test('gives the player its token, and tells what the module came to when it is left', async () => {
  const user = userEvent.setup();
  const left = vi.fn();
  const address = '/site-admin/courses/try/5/7';
  renderInArea(<TrialPlayer launch={launch} onExit={left} />, { ...place, name: 'try-module', address });
  expect(await screen.findByText('Preview: nothing is kept')).toBeInTheDocument();
  const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('Recognise, course content');
  const posted = vi.spyOn(contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
  const say = (data: object, origin = launch.content_origin) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: contentWindow }));
  say({ type: 'ready' }, 'http://elsewhere.example');
  expect(posted).not.toHaveBeenCalled();
  say({ type: 'ready' });
  expect(posted).toHaveBeenCalledWith({ type: 'token', token: launch.session_token }, launch.content_origin);
  await user.click(screen.getByRole('button', { name: 'Exit' }));
  expect(posted).toHaveBeenCalledWith({ type: 'exit' }, launch.content_origin);
  const result = { lesson_status: 'passed', raw_score: '85' };
  say({ type: 'exited', acknowledged: true, result });
  await waitFor(() => expect(left).toHaveBeenCalledWith(result));
});
