import { feedbackSteps, getCourseFeedback } from '@doselore/contract/session-feedback';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import c from './parts/feedback.module.css';
import { FeedbackNumbers } from './parts/feedback-numbers.tsx';
import { QuestionNumbers } from './parts/question-numbers.tsx';
import { virtualGroups } from './session-feedback.queries.ts';

/** Feedback of delegates about one course. Site admins see the author of each comment. */
export function CourseFeedback({ virtualGroupId }: { virtualGroupId: number }) {
  const { level } = useArea();
  const query = useQuery(virtualGroups.one(getCourseFeedback, { level, params: { virtualGroupId } }));
  return (
    <Card title="Feedback">
      <QueryView query={query}>
        {({ comments, questions, ...summary }) => (
          <>
            <FeedbackNumbers summary={summary} />
            {questions.length > 0 && <QuestionNumbers questions={questions} />}
            {comments.length > 0 && (
              <ul className={c.comments}>
                {comments.map(({ key, text, author }) => (
                  <li key={key}>
                    <p>{text}</p>
                    {author !== null && <p className="muted">{author}</p>}
                  </li>
                ))}
              </ul>
            )}
            {comments.length === 0 && summary.counted > 0 && summary.answers < feedbackSteps.comments && (
              <p className="muted">Comments appear once {feedbackSteps.comments} people have answered.</p>
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
}
