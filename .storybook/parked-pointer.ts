/**
 * Keeps the pointer of a machine off the story: it is in the upper corner and never moves, so it would be over whatever lies there and
 * hold what holds under a pointer.
 */
export function shieldFromParkedPointer(): void {
  if (!navigator.webdriver || document.getElementById('parked-pointer')) return;
  const shield = document.createElement('div');
  shield.id = 'parked-pointer';
  Object.assign(shield.style, { position: 'fixed', top: '0', left: '0', width: '1px', height: '1px', zIndex: '2147483647' });
  document.documentElement.append(shield);
}
