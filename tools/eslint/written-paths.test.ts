import { ruleTester } from './rule-tester.ts';
import { writtenPaths } from './written-paths.ts';

const errors = [{ messageId: 'wrong' }];
const areas = ['news', 'login', '404'];
const server = [{ areas, texts: true }];
const portal = [{ areas, texts: false }];

ruleTester.run('written-paths', writtenPaths, {
  valid: [
    { code: 'localePath(locale, paths.article(id))', options: server },
    { code: '`${origin}${localePath(locale, paths.login)}?hash=${hash}`', options: server },
    { code: "['news', '/newsletter', '/api/v2/news', 'login?x', `/newsletter/${id}`]", options: server },
    { code: "api.client.PUT('/news/{id}/confirmation', body)", options: portal },
    { code: "queries.invalidateQueries({ queryKey: ['get', '/news'] })", options: portal },
    { code: "localePath(locale, '/')", options: portal },
  ],
  invalid: [
    { code: "const url = '/news';", options: server, errors },
    { code: "linkTo(links, '/login')", options: server, errors },
    { code: 'const url = `/news/${id}#comments`;', options: server, errors },
    { code: 'const url = `${origin}/${locale}/news/${id}`;', options: server, errors },
    { code: 'const url = `${origin}/${locale}/login?hash=1`;', options: server, errors },
    { code: "localePath(locale, '/news?page=2')", options: portal, errors },
    { code: 'localePath(locale, `/news/${id}`)', options: portal, errors },
    { code: 'const path = `/news/${id}`;', options: portal, errors },
    { code: 'redirect(`/${lang}/404`)', options: portal, errors },
  ],
});
