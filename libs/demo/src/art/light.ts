import { mix, under } from './color.ts';

export type TimeOfDay = 'morning' | 'noon' | 'golden' | 'dusk' | 'night' | 'winter';

interface LightValues {
  /** The sky from top to horizon. */
  sky: readonly [string, string, string];
  /** What distance fades into. */
  haze: string;
  /** The colour of the light that falls on things. */
  ambient: string;
  sun: string;
  /** Height of the sun or moon above the horizon, as a share of the sky. */
  altitude: number;
  cloud: string;
  glass: string;
  lamp: string;
  /** The share of windows with a lamp on. */
  litShare: number;
}

const lights: Record<TimeOfDay, LightValues> = {
  morning: {
    sky: ['#9fc3c2', '#d9dfcc', '#fbe3c3'],
    haze: '#f0ddc4',
    ambient: '#fff4e6',
    sun: '#fff3d6',
    altitude: 0.3,
    cloud: '#fdf3e2',
    glass: '#5b8890',
    lamp: '#fbe0a2',
    litShare: 0.12,
  },
  noon: {
    sky: ['#7fb3ba', '#b5d3ce', '#e9ecdc'],
    haze: '#d5e2d8',
    ambient: '#ffffff',
    sun: '#fffbe9',
    altitude: 0.78,
    cloud: '#fbfaf2',
    glass: '#4d7f8a',
    lamp: '#f8dc9c',
    litShare: 0.06,
  },
  golden: {
    sky: ['#6d9ea3', '#e0c596', '#f6bd7f'],
    haze: '#f0c794',
    ambient: '#ffeacc',
    sun: '#ffedc4',
    altitude: 0.2,
    cloud: '#fbdcae',
    glass: '#5b7476',
    lamp: '#ffdc8f',
    litShare: 0.3,
  },
  dusk: {
    sky: ['#2b5f70', '#a08a8c', '#f4b58c'],
    haze: '#d3a490',
    ambient: '#d8c2ba',
    sun: '#ffd9ae',
    altitude: 0.07,
    cloud: '#c9928a',
    glass: '#35525f',
    lamp: '#ffd27d',
    litShare: 0.6,
  },
  night: {
    sky: ['#0e2e3a', '#1c4a57', '#3a6c74'],
    haze: '#35656f',
    ambient: '#6f8f9c',
    sun: '#f6ecd0',
    altitude: 0.72,
    cloud: '#2b5965',
    glass: '#173742',
    lamp: '#ffcf74',
    litShare: 0.62,
  },
  winter: {
    sky: ['#a3bfc6', '#d3dedd', '#f4e6d8'],
    haze: '#e6e5df',
    ambient: '#f3f4f6',
    sun: '#fff7e4',
    altitude: 0.34,
    cloud: '#f7f5ef',
    glass: '#57757f',
    lamp: '#ffd88b',
    litShare: 0.35,
  },
};

/** The light a picture is drawn in; every colour of the picture passes through `tone`. */
export interface Light extends LightValues {
  time: TimeOfDay;
  snow: boolean;
  /** The colour of a surface in this light; `distance` 0 is at hand, 1 is lost in the haze. */
  tone(surface: string, distance?: number): string;
}

export function lightOf(time: TimeOfDay): Light {
  const values = lights[time];
  return {
    ...values,
    time,
    snow: time === 'winter',
    tone: (surface, distance = 0) => mix(under(surface, values.ambient), values.haze, distance),
  };
}
