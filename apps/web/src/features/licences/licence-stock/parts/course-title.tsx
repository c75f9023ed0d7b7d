import { type ProductType, terms } from '@doselore/contract';
import { formatMonths } from '../../../../ui/formats/index.ts';
import { RowTitle } from '../../../../ui/table/index.ts';

type Props = { row: { title: string; productType: ProductType; certificateMonths: number }; to?: string };

/** First cell of a stock table: course, kind and certificate months. */
export function CourseTitle({ row, to }: Props) {
  const months = row.certificateMonths === 0 ? 'Certificate never expires' : formatMonths(row.certificateMonths);
  return (
    <RowTitle
      {...(to === undefined ? {} : { to })}
      under={row.productType === 'abstract_paper_course' ? `${terms.paperCourse.one}, ${months.toLowerCase()}` : months}
    >
      {row.title}
    </RowTitle>
  );
}
