/** The engine on a thread of its own: the pure packages, and what they need from the network. */
import { expose } from 'comlink';
import { BestzugEngine } from './bestzug-engine.ts';

expose(new BestzugEngine());
