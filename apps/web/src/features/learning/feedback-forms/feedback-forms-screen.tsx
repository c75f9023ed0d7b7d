import { feedbackKinds } from '@doselore/contract/feedback-forms';
import { useArea } from '../../../platform/area/index.ts';
import { CatalogueTabs } from '../../../ui/course/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { TabLine } from '../../../ui/tab-line/index.ts';
import { AnswersTable } from './answers-table.tsx';
import { FeedbackFormPanel } from './feedback-form-panel.tsx';
import { FormsTable } from './forms-table.tsx';
import c from './parts/feedback-forms.module.css';
import { useView, ViewChoice } from './parts/view-choice.tsx';

const choices = [
  { value: 'online', label: 'Form of the site for online courses' },
  { value: 'session', label: 'Form of the site for face-to-face sessions' },
  { value: 'paper', label: 'Form of the site for face-to-face courses' },
  { value: 'forms', label: 'All forms' },
  { value: 'online-answers', label: 'Answers about online courses' },
  { value: 'session-answers', label: 'Answers about face-to-face sessions' },
  { value: 'paper-answers', label: 'Answers about face-to-face courses' },
];

/** Feedback forms of the site and of courses, and their answers. */
export function FeedbackFormsScreen() {
  const { to } = useArea();
  const view = useView(choices);
  const kind = feedbackKinds.find((known) => view.startsWith(known)) ?? 'online';
  const target = { kind, productId: null } as const;
  return (
    <Page
      lead="Questions that learners answer after a course. Courses without a form of their own use the form of the site."
      tabs={
        <TabLine tabs={<CatalogueTabs current="feedback" />}>
          <ViewChoice choices={choices} />
        </TabLine>
      }
    >
      <div className={c.stack}>
        {view === 'forms' && <FormsTable />}
        {view.endsWith('-answers') && <AnswersTable key={view} target={target} />}
        {view === kind && <FeedbackFormPanel key={view} target={target} cancelTo={to('courses')} />}
      </div>
    </Page>
  );
}
