/**
 * The demo's first customer grown to the size of a large group: 50,000 people, 20,000 articles, 100,000 comments on one article and 500,000
 * activities, of which the member who logs in has 5,000.
 */
export const growth: readonly string[] = [
  `create temporary table grown as select
    (select id from orgs order by created_at, id limit 1) as org,
    (select id from users where username = 'member' order by created_at, id limit 1) as member`,
  `insert into users (id, org_id, username, email, firstname, lastname, title)
    select 'grown-' || n, org, 'grown-' || n, 'grown-' || n || '@grown.example',
      (array['Anna', 'Jürgen', 'Zoë', 'Mehmet', 'Françoise', 'Ali', 'Chiara', 'Björn'])[1 + n % 8] || case when n % 5 = 0 then '-Marie' else '' end,
      initcap(substr(translate(md5(n::text), '0123456789', 'aeioulmnrs'), 1, 7)),
      jsonb_build_object('de_DE', 'Fachkraft ' || substr(md5((n % 900)::text), 1, 6), 'en_GB', 'Specialist')
    from grown cross join generate_series(1, 50000) n`,
  `insert into news (id, org_id, author_id, title, teaser, content, publish_date)
    select 'grown-' || n, org, 'grown-' || 1 + n % 1000,
      jsonb_build_object('de_DE', 'Nachricht ' || md5(n::text), 'en_GB', 'News ' || md5(n::text)),
      jsonb_build_object('de_DE', 'Kurz gesagt: ' || md5((n + 7)::text) || ' im Haus am See', 'en_GB', 'In short: ' || md5((n + 7)::text)),
      jsonb_build_object('de_DE', '<p>' || md5((n % 3000)::text) || ' ' || md5((n % 700)::text) || ' Wäscherei ' || coalesce((array['Dienstrad', 'Urlaubsantrag',
        'Brandschutz', 'Hygieneplan', 'Sommerfest'])[1 + n % 400], '') || '</p>'), now() - interval '1 day' - n * interval '20 minutes'
    from grown cross join generate_series(1, 20000) n`,
  `insert into comments (id, org_id, content_type, content_id, author_id, text, key, created_at)
    select 'grown-' || n, org, 'news', 'grown-1', 'grown-' || 1 + n % 20000, 'Satz ' || n, 'grown-' || n, now() - (100000 - n) * interval '3 seconds'
    from grown cross join generate_series(1, 90000) n`,
  `insert into comments (id, org_id, content_type, content_id, parent_id, author_id, text, key, created_at)
    select 'grown-r-' || n, org, 'news', 'grown-1', 'grown-' || n * 9, 'grown-' || 1 + n % 20000, 'Antwort ' || n, 'grown-r-' || n, now()
    from grown cross join generate_series(1, 10000) n`,
  `insert into likes (org_id, content_type, content_id, user_id)
    select org, 'news', 'grown-' || 1 + n % 5000, 'grown-' || n from grown cross join generate_series(1, 50000) n`,
  `insert into activities (id, org_id, user_id, type, sentence, actor_id, content_type, content_id, comment_id, created_at, read_at)
    select 'grown-' || n, org, case when n % 100 = 0 then member else 'grown-' || 1 + n % 50000 end, 'comment', 'comment_beside_yours',
      'grown-' || 1 + n % 20000, 'news', 'grown-' || 1 + n % 400, 'grown-' || 1 + n % 90000, now() - n * interval '10 seconds',
      case when n % 3 = 0 then null else now() end
    from grown cross join generate_series(1, 500000) n`,
  'vacuum analyze',
];
