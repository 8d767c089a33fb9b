const peak = 'M70 330 200 130l58 88 42-52 110 164z';
const snow = 'M200 130l-44 68 26-10 18 18 20-20 24 10z';
const waves = 'M70 350q34-22 68 0t68 0 68 0 68 0 68 0v24q-34 22-68 0t-68 0-68 0-68 0-68 0z';

/** The mark of the second customer: a mountain above its lake, in a sharp frame. */
export const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480"><path fill="#9c3f14" d="M0 0h480v480H0z"/><path fill="#fdf3ea" d="${peak}"/><path fill="#e7a27c" d="${snow}"/><path fill="#fdf3ea" d="${waves}"/><path fill="#fdf3ea" opacity=".6" d="M110 400h260v12H110z"/></svg>`;
