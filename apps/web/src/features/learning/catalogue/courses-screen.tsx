import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyContent } from '../../../ui/lazy/index.ts';

const OnlineCourses = lazyContent(() => import('../courses/index.ts').then((m) => m.OnlineCoursesScreen));
const PaperCourses = lazyContent(() => import('../paper-courses/index.ts').then((m) => m.PaperCoursesScreen));
const ExternalCourses = lazyContent(() =>
  import('../external-courses/catalogue/index.ts').then((m) => m.ExternalCoursesScreen),
);

const FeedbackForms = lazyContent(() => import('../feedback-forms/index.ts').then((m) => m.FeedbackFormsScreen));

const lists = { online: OnlineCourses, paper: PaperCourses, external: ExternalCourses, feedback: FeedbackForms };

/** The catalogue. `?tab=` of the address says which kind of courses it lists: online courses without it. */
export function CoursesScreen() {
  const [search] = useSearchParams();
  const List = lists[search.get('tab') as keyof typeof lists] ?? lists.online;
  return (
    <Suspense>
      <List />
    </Suspense>
  );
}
