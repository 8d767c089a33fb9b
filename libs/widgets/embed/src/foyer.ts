// The one script that a page includes: it defines the elements, which load their widgets when they are wanted.
import '@foyer/widget-chat/element';
import '@foyer/widget-occasions-slider/element';
import '@foyer/widget-shop/element';
