import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** SQL for the title of the product of a row named `k` with `product_type` and `product_id`. */
export const titleOf = (k: string): RawBuilder<string> => {
  const [type, id] = [sql.ref(`${k}.product_type`), sql.ref(`${k}.product_id`)];
  return sql<string>`case ${type} when 'abstract_course' then (select title from abstract_courses where id = ${id})
    else (select title from abstract_paper_courses where id = ${id}) end`;
};

/** SQL over a row named `k` with `product_type` and `product_id`: the product is not archived. */
export const isOpenProduct = (k: string): RawBuilder<SqlBool> => {
  const [type, id] = [sql.ref(`${k}.product_type`), sql.ref(`${k}.product_id`)];
  return sql<SqlBool>`case ${type} when 'abstract_course'
    then exists (select from abstract_courses where id = ${id} and archived_at is null)
    else exists (select from abstract_paper_courses where id = ${id} and archived_at is null) end`;
};
