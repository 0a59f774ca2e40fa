#!/usr/bin/env swift
#!
