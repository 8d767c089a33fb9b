import { aHeroRegisterModule, aSignupConfiguration, aSocialLogin, someTerms } from '@foyer/api/testing';
import { renderOnServer } from '@foyer/api/testing/server';
import { describe, expect, it } from 'vitest';
import { HeroRegisterModule } from './hero-register.tsx';

const signup = (overrides: Parameters<typeof aSignupConfiguration>[0]) =>
  renderOnServer(
    <HeroRegisterModule module={aHeroRegisterModule({ options: { signup_configuration: aSignupConfiguration(overrides) } })} />,
  );

describe('the first view from the server', () => {
  it('holds words, picture and form', () => {
    const module = aHeroRegisterModule();
    const html = renderOnServer(<HeroRegisterModule module={module} />);
    expect(html).toContain(module.title);
    expect(html).toContain(module.options.subline);
    expect(html).toContain('<img');
    expect(html).toContain('type="email"');
    expect(html).not.toContain('type="checkbox"');
    expect(html).not.toContain('name="firstname"');
  });

  it('asks for the name where the customer does', () => {
    expect(signup({ type: 'advanced' })).toMatch(/name="firstname".*name="lastname"/s);
  });

  it('asks to agree to the terms, in a new tab', () => {
    const html = renderOnServer(<HeroRegisterModule module={aHeroRegisterModule({ options: { terms: someTerms() } })} />);
    expect(html).toMatch(/href="\/de_DE\/page\/terms"[^>]*target="_blank"/);
    expect(html).toContain('aria-disabled="true"');
  });

  it('offers other services where they are active, without the form where the password is not', () => {
    const social = [aSocialLogin()];
    expect(signup({ social })).not.toContain(social[0]!.url);
    expect(signup({ social, active_login_types: ['password', 'social'] })).toMatch(
      /type="email".*\/auth\/social\/google\?locale=de_DE&amp;redirect=%2F/s,
    );
    expect(signup({ social, active_login_types: ['social'] })).not.toContain('type="email"');
  });

  it('shows the picture alone where visitors may not register', () => {
    const html = signup({ active: false });
    expect(html).toContain('<h2');
    expect(html).not.toContain('<form');
  });
});
