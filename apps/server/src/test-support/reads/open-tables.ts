/**
 * Tables and functions of the database that belong to no place and no person: whoever may call an endpoint that reads
 * them may see every row.
 */
export const openTables: ReadonlySet<string> = new Set([
  // The catalogue.
  'abstract_courses',
  'abstract_paper_courses',
  'assessment_options',
  'assessment_questions',
  'assessments',
  'courses',
  'current_courses',
  'draft_products',
  'external_course_recognitions',
  'external_courses',
  'feedback_forms',
  'observation_checklists',
  'online_courses',
  'package_versions',
  'packages',
  'paper_courses',
  'product_details',
  'product_links',
  'sco_versions',
  'scos',
  'usual_minutes',
  // Texts and pictures of certificates.
  'certificate_footer_messages',
  'certificate_icons',
  'certificate_pictures',
  'certificate_setting_versions',
  // Places where courses are held.
  'locations',
  'postcode_districts',
  'venues',
  'video_accounts',
  // Settings, jobs and figures of the site.
  'background_tasks',
  'backup_lease',
  'badge_keys',
  'booking_settings',
  'duplicate_searches',
  'file_checks',
  'ledger_checks',
  'licence_level_settings',
  'scheduled_jobs',
  'site_figures',
  'site_settings',
]);
